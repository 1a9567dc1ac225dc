import { createContext, useContext } from 'react'

type FormState = {
  /** What is wrong, by the field's name. */
  problems: Readonly<Record<string, string>>
  /** What was typed before, by the field's name. */
  draft: Readonly<Record<string, string>>
}

export const FormState = createContext<FormState>({ problems: {}, draft: {} })

/** What the form around a field knows of it. */
export function useFieldState(name: string | undefined) {
  const { problems, draft } = useContext(FormState)
  return name ? { problem: problems[name], draft: draft[name] } : {}
}
