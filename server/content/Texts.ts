import type { Words } from '#shared/locale.ts'

/** What an operator writes for members, in both languages. The body is Markdown; HTML in it is not rendered. */
export type Texts = { title: Words; body: Words }
