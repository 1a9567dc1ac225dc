import type { Texts } from '#server/content/Texts.ts'
import type { Given } from './Act.ts'
import { Complaint } from './Complaint.ts'
import { textIn } from './given.ts'

/** The options in which both languages are given: a Markdown file for each, or title and body one by one. */
export const TEXT_OPTIONS = {
  en: 'text',
  zh: 'text',
  'title-en': 'text',
  'title-zh': 'text',
  'body-en': 'text',
  'body-zh': 'text',
} as const

type Part = { title: string; body: string }
type Input = () => Promise<string>

/** The texts of both languages; what is not given stays as it was `before`, where there is a before. */
export async function textsIn(given: Given, input: Input, before?: Texts): Promise<Texts> {
  const of = (language: 'en' | 'zh') => {
    const known = before && { title: before.title[language], body: before.body[language] }
    return partIn(given, input, { language, known })
  }
  const [en, zh] = [await of('en'), await of('zh')]
  return { title: { en: en.title, zh: zh.title }, body: { en: en.body, zh: zh.body } }
}

type Wanted = { language: 'en' | 'zh'; known: Part | undefined }

async function partIn(given: Given, input: Input, { language, known }: Wanted): Promise<Part> {
  const file = given.option(language)
  const written = file ? partOf(await textIn(file, input), file) : known
  const title = given.option(`title-${language}`) ?? written?.title
  const body = given.option(`body-${language}`) ?? written?.body
  if (!title?.trim() || !body?.trim()) {
    throw new Complaint(
      `Title and body are wanted in both languages; ${language} is missing. Give --${language} <file.md> (the first line "# Title"), or --title-${language} and --body-${language}.`,
    )
  }
  return { title: title.trim(), body: body.trim() }
}

function partOf(text: string, file: string): Part {
  const [heading = '', ...lines] = text.trim().split('\n')
  if (!heading.startsWith('# ')) throw new Complaint(`${file} does not begin with "# Title".`)
  return { title: heading.slice(2), body: lines.join('\n') }
}
