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
    html: `<!doctype html><html lang="${locale}"><body>\n${paragraphs}\n<p>Bitwave Farm</p>\n</body></html>`,
  }
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`)
