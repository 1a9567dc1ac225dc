import { refusalTable } from './refusalTable.ts'

/** What the desk says no to of words that it takes two people to say. */
export const wordRefusals = refusalTable({
  saidAlready: {
    code: 400,
    en: 'You said so already. It holds once a second person says the same.',
    zh: '您已提出過，須由另一位人員提出相同內容才會生效。',
  },
  saidMeanwhile: {
    code: 400,
    en: 'Somebody has said the same meanwhile: your word would be the second one, and hold at once. Read what was said, and confirm it there.',
    zh: '期間已有另一位人員提出相同內容，您送出後將視為第二人確認並立即生效。請先查看該內容，再於該處確認。',
  },
  saidNoMore: {
    code: 400,
    en: 'What you confirm does not wait any more: it is over, or something else was said since. Look at it again.',
    zh: '您要確認的內容已不再等候確認：可能已失效，或已被其他內容取代。請重新查看。',
  },
  oneIsEnough: {
    code: 400,
    en: 'One person is enough for this by now: it would be done at once, and no second person would look at it. Look at it again.',
    zh: '目前只需一人即可：送出後將立即生效，不再由第二人確認。請重新查看。',
  },
  newAtDesk: {
    code: 400,
    en: 'Your role was given or your account unfrozen less than 24 hours ago: you cannot give anything yet, nor be one of two people.',
    zh: '您獲授角色或帳戶解除凍結未滿 24 小時，暫時不能發放，也不能作為兩位確認人員之一。',
  },
})
