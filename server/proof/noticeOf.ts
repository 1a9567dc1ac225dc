import type { Words } from '#shared/locale.ts'
import { formatAmount } from '#shared/money.ts'

/** What a notice says, in both languages. */
export type Texts = { title: Words; body: Words }

const LONG = { dateStyle: 'long', timeZone: 'UTC' } as const
/** A day as people write it: the hyphens of `2026-11-26` are where a narrow line breaks. */
const written = {
  en: (day: string | Date) => new Intl.DateTimeFormat('en-GB', LONG).format(new Date(day)),
  zh: (day: string | Date) => new Intl.DateTimeFormat('zh-TW', LONG).format(new Date(day)),
}

type Said = { day: string; at: string; root: string; count: number; BTCW: bigint; BTCWT: bigint }

/** The notice of a day's root. */
export function noticeOf({ day, at, root, count, BTCW, BTCWT }: Said): Texts {
  const made = new Date(at)
  const time = `${made.toISOString().slice(11, 19)} UTC`
  const [btcw, btcwt] = [formatAmount(BTCW), formatAmount(BTCWT)]
  return {
    // In Chinese, which breaks anywhere, the brackets bring the day to the second line of a small phone whole.
    title: { en: `Members’ total of ${written.en(day)}`, zh: `會員餘額總額（${written.zh(day)}）` },
    body: {
      en: [
        `All balances of all members, as the books stood on ${written.en(made)} at ${time}, added up in a tree whose every sum is committed to by this hash:`,
        `\`${root}\``,
        `- BTCW: ${btcw}\n- BTCWT: ${btcwt}\n- Members who ever had anything in the books: ${count}`,
        'Open **My balance in the total** in your account: the app checks by itself whether your balance is part of it. Every member who checks makes it harder to leave anybody out.',
      ].join('\n\n'),
      zh: [
        `以下雜湊值鎖定了一棵加總樹：${written.zh(made)} ${time} 帳本上所有會員的全部餘額，在樹中逐層相加。`,
        `\`${root}\``,
        `- BTCW：${btcw}\n- BTCWT：${btcwt}\n- 帳上曾有記錄的會員數：${count}`,
        '到「帳戶」開啟**我的餘額驗證**，應用程式會自行驗證您的餘額是否包含在內。查驗的會員越多，就越難漏掉任何人。',
      ].join('\n\n'),
    },
  }
}
