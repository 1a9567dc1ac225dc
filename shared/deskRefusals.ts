import { refusalTable } from './refusalTable.ts'

/** What the farm's desk says no to. */
export const deskRefusals = refusalTable({
  noMember: { code: 400, en: 'There is no such member.', zh: '沒有這位會員。' },
  addressReleased: {
    code: 400,
    en: 'This account has no address any more: its owner signed up with it. Nobody can sign in to this account.',
    zh: '此帳戶已沒有地址：該地址已由持有人另行註冊，任何人都無法再登入此帳戶。',
  },
  memberFrozen: {
    code: 400,
    en: 'Member {member} is frozen: {why}. Let the member in first.',
    zh: '會員 {member} 已被凍結：{why}。請先解除凍結。',
  },
  freezeSelf: {
    code: 400,
    en: 'You cannot freeze yourself. Ask another operator.',
    zh: '您無法凍結自己的帳戶，請由其他管理員操作。',
  },
  lastOperator: {
    code: 400,
    en: 'Somebody has to stay an operator. Make another member one first.',
    zh: '至少要保留一位管理員，請先指派另一位會員。',
  },
  nothingUnclaimed: {
    code: 400,
    en: 'Nothing that this transaction paid is unclaimed: it is somebody’s already, or is not known here.',
    zh: '此交易沒有未認領的款項：可能已有歸屬，或此處沒有記錄。',
  },
  fundingOfMember: {
    code: 400,
    en: '{address} is the account of {nickname} (UID {member}). Use an address of its own.',
    zh: '{address} 是 {nickname}（UID {member}）的帳戶地址，請使用專用的地址。',
  },
  fundingOfHouse: {
    code: 400,
    en: '{address} belongs to the farm itself. Use an address of its own.',
    zh: '{address} 屬於本平台，請使用專用的地址。',
  },
  fundingOther: {
    code: 400,
    en: '{address} already pays for another purpose. Use an address of its own.',
    zh: '{address} 已登記為其他用途，請使用專用的地址。',
  },
  changedSince: {
    code: 400,
    en: 'This was changed since you looked at it, and nothing was written over it. Look at it again.',
    zh: '內容在您查看之後已變更，因此沒有覆寫，請重新查看。',
  },
  standsOtherwise: {
    code: 400,
    en: 'What was sent was about how it stood before. That has changed since, and nothing was done. Close this, look at how it stands now, and decide anew.',
    zh: '您送出的操作是依據先前的狀況，之後狀況已有變更，因此沒有執行任何操作。請關閉此視窗，查看目前的狀況後再決定。',
  },
  momentPast: {
    code: 400,
    en: 'That moment is past. Choose one that is to come, or none for now.',
    zh: '該時間已過，請選擇未來的時間，或留空表示立即生效。',
  },
  noticeOut: { code: 400, en: 'This notice is out already.', zh: '這則公告已發布。' },
  noticeOfService: {
    code: 400,
    en: 'The service published this notice itself: nobody changes it.',
    zh: '這則公告由系統發布，任何人都不能更改。',
  },
  noticeWithdrawn: { code: 400, en: 'This notice was taken back.', zh: '這則公告已撤回。' },
  endsBefore: {
    code: 400,
    en: 'It would end before it begins, or has ended already.',
    zh: '結束時間早於開始時間，或已經過去。',
  },
  nothingPending: {
    code: 400,
    en: 'No version of the article “{key}” is waiting. Write one first.',
    zh: '文章「{key}」沒有待發布的版本，請先撰寫。',
  },
  adHidden: { code: 400, en: 'This ad is not on the pages.', zh: '這則廣告未在頁面上顯示。' },
  noGrant: { code: 400, en: 'There is no grant {id}.', zh: '沒有編號為 {id} 的獎勵。' },
  grantBudget: {
    code: 400,
    en: 'The activity budget holds {held} {coin}: {missing} {coin} is missing. Bring a budget first.',
    zh: '活動預算現有 {held} {coin}，尚缺 {missing} {coin}，請先撥入預算。',
  },
  grantSamePerson: {
    code: 400,
    en: 'You asked for grant {id} yourself. An amount like this needs a second person.',
    zh: '獎勵 {id} 是由您提出的，此數量需要另一位人員確認。',
  },
  toSelf: {
    code: 400,
    en: 'Nobody gives something to themselves. Let somebody else do it.',
    zh: '不能發放給自己，請由另一位人員處理。',
  },
  grantNotWaiting: {
    code: 400,
    en: 'Grant {id} is decided already.',
    zh: '獎勵 {id} 已有決定。',
  },
  grantExpired: {
    code: 400,
    en: 'Nobody confirmed grant {id} in time. Ask for it again.',
    zh: '獎勵 {id} 未在期限內獲得確認，請重新提出。',
  },
  noParameter: {
    code: 400,
    en: 'There is no parameter {name}. There are {names}.',
    zh: '沒有名為 {name} 的參數，可用的參數有：{names}。',
  },
  parameterValue: {
    code: 400,
    en: 'Parameter {name} is not valid: {problem}',
    zh: '參數 {name} 不正確：{problem}',
  },
  loosenedSoon: {
    code: 400,
    en: 'This lets more be paid out without a second look. Set it for a moment at least 24 hours from now, so that others see it coming.',
    zh: '此變更會放寬付款的審核限制，請設定為至少 24 小時之後生效，讓其他人員有機會發現。',
  },
  termsSoon: {
    code: 400,
    en: 'This changes what pledges earn. Set it for a moment at least 24 hours from now, so that others see it coming.',
    zh: '此變更會影響質押的收益，請設定為至少 24 小時之後生效，讓其他人員有機會發現。',
  },
  noVersion: { code: 400, en: 'There is no such version.', zh: '沒有這個版本。' },
  versionInForce: {
    code: 400,
    en: 'This version is in force already, or was taken back. Set another one.',
    zh: '此版本已生效或已撤回，請另行設定新版本。',
  },
  searchTooWide: {
    code: 400,
    en: 'Name a journal, or an owner: a member’s id, or 0 for the house. Anything else would read the whole ledger.',
    zh: '請指定日記帳，或帳戶所有人（會員編號，平台為 0），否則需讀取整本帳本。',
  },
  auditRunning: {
    code: 400,
    en: 'An audit of the books is under way. Its result appears here once it is done.',
    zh: '正在稽核帳目，完成後結果會顯示在此。',
  },
})
