import { type ReactNode, useState } from 'react'
import type { Words } from '#shared/locale.ts'
import { Languages } from './Languages.tsx'
import type { Language } from './texts.ts'

type ReadingProps = {
  of: { title: Words; body: Words }
  children: (text: { title: string; body: string }) => ReactNode
}

/** Both languages, for whoever may only read. */
export function Reading({ of: { title, body }, children }: ReadingProps) {
  const [language, setLanguage] = useState<Language>('en')
  return (
    <Languages shown={language} onShown={setLanguage}>
      {(it) => (
        <div lang={it === 'en' ? 'en' : 'zh-Hant'}>
          {children({ title: title[it], body: body[it] })}
        </div>
      )}
    </Languages>
  )
}
