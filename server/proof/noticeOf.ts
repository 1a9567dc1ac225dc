import type { Words } from '#shared/locale.ts'
import { formatAmount } from '#shared/money.ts'

/** What a notice says, in both languages. */
export type Texts = { title: Words; body: Words }

type Said = { day: string; at: string; root: string; count: number; BTCW: bigint; BTCWT: bigint }

/** The notice of a day's root. */
export function noticeOf({ day, at, root, count, BTCW, BTCWT }: Said): Texts {
  const moment = `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`
  const [btcw, btcwt] = [formatAmount(BTCW), formatAmount(BTCWT)]
  return {
    title: { en: `Members’ total of ${day}`, zh: `${day} 會員餘額總和` },
    body: {
      en: [
        `All balances of all members, as the books stood at ${moment}, added up in a tree whose every sum is committed to by this hash:`,
        `\`${root}\``,
        `- BTCW: ${btcw}\n- BTCWT: ${btcwt}\n- Members with a balance account: ${count}`,
        'Open **My balance in the total** in your account: the app checks by itself that your balance is part of it. Every member who checks makes it harder to leave anybody out.',
      ].join('\n\n'),
      zh: [
        `以下雜湊值鎖定了一棵加總樹：${moment} 帳本上所有會員的全部餘額，在樹中逐層相加。`,
        `\`${root}\``,
        `- BTCW：${btcw}\n- BTCWT：${btcwt}\n- 有餘額帳戶的會員數：${count}`,
        '到「帳戶」開啟**我的餘額驗證**，應用程式會自行驗證您的餘額是否包含在內。查驗的會員越多，就越難漏掉任何人。',
      ].join('\n\n'),
    },
  }
}
