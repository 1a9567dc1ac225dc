import { type Locale, say, type Words } from '#shared/locale.ts'
import type { Letter } from './mailer.ts'

type Draft = { subject: Words; lines: readonly Words[]; values: Record<string, string> }

/** Lays words out as a mail. */
export function letter(locale: Locale, { subject, lines, values }: Draft): Letter {
  const said = lines.map((line) => say(line, locale, values))
  const paragraphs = said.map((line) => `<p>${escaped(line)}</p>`).join('\n')
  return {
    subject: say(subject, locale, values),
    text: `${said.join('\n\n')}\n\nBitwave Farm\n`,
    html: htmlOf(locale, `${paragraphs}\n<p>Bitwave Farm</p>`),
  }
}

/**
 * A page that is as wide as its reader's screen, in the reader's own colours, light or dark, and whose six digits nobody
 * takes for a telephone number.
 */
export const htmlOf = (locale: Locale, body: string) =>
  `<!doctype html><html lang="${locale}"><head>${HEAD}</head><body>\n${body}\n</body></html>`

const HEAD = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width">',
  '<meta name="color-scheme" content="light dark">',
  '<meta name="format-detection" content="telephone=no">',
].join('')

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`)
