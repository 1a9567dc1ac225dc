import { type Locale, say, type Words } from '#shared/locale.ts'
import type { Letter } from './mailer.ts'

/** The mailed code for signing up, good for so many minutes. */
export const codeLetter = (locale: Locale, { code, minutes }: { code: string; minutes: number }) =>
  letter(locale, {
    subject: { en: 'Your verification code: {code}', zh: '您的驗證碼：{code}' },
    lines: [
      {
        en: 'Your verification code for Bitwave Farm is {code}.',
        zh: '您的 Bitwave Farm 驗證碼為 {code}。',
      },
      {
        en: 'It is good for {minutes} minutes and for one use. Tell it to nobody: nobody from the service asks for it.',
        zh: '驗證碼 {minutes} 分鐘內有效，只能使用一次。請勿告訴任何人，客服人員絕不會向您索取。',
      },
      {
        en: 'If you did not ask for it, ignore this mail.',
        zh: '若這不是您本人的操作，請忽略此郵件。',
      },
    ],
    values: { code, minutes: String(minutes) },
  })

/** Told in place of a code when the mail address has an account: only its owner learns so. */
export const hasAccountLetter = (locale: Locale) =>
  letter(locale, {
    subject: { en: 'You already have an account', zh: '您已經有帳戶' },
    lines: [
      {
        en: 'Somebody asked for a code to sign up at Bitwave Farm with this mail address, which already has an account.',
        zh: '有人使用此電子郵件申請註冊 Bitwave Farm，但此電子郵件已有帳戶。',
      },
      {
        en: 'If it was you, sign in with your wallet address and password.',
        zh: '若是您本人，請使用錢包地址與密碼登入。',
      },
      {
        en: 'If it was not you, nothing has happened and there is nothing to do.',
        zh: '若不是您本人，則沒有發生任何變更，您無需任何操作。',
      },
    ],
    values: {},
  })

type Draft = { subject: Words; lines: readonly Words[]; values: Record<string, string> }

function letter(locale: Locale, { subject, lines, values }: Draft): Letter {
  const said = lines.map((line) => say(line, locale, values))
  const paragraphs = said.map((line) => `<p>${escaped(line)}</p>`).join('\n')
  return {
    subject: say(subject, locale, values),
    text: `${said.join('\n\n')}\n\nBitwave Farm\n`,
    html: `<!doctype html><html lang="${locale}"><body>\n${paragraphs}\n<p>Bitwave Farm</p>\n</body></html>`,
  }
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`)
