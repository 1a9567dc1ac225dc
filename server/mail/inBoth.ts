import type { Locale } from '#shared/locale.ts'
import { htmlOf } from './letter.ts'
import type { Letter } from './mailer.ts'

/** One mail in both languages, for somebody whose language nobody knows. */
export function inBoth(write: (locale: Locale) => Letter): Letter {
  const [en, zh] = [write('en'), write('zh-Hant')]
  return {
    subject: `${en.subject} / ${zh.subject}`,
    text: `${en.text}\n${zh.text}`,
    html: htmlOf('en', `${bodyOf(en)}\n<div lang="zh-Hant">\n${bodyOf(zh)}\n</div>`),
  }
}

/** What stands in the body of a letter. */
const bodyOf = ({ html }: Letter) => html.replace(/^.*<body>\n|\n<\/body>.*$/gs, '')
