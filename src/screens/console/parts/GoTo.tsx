import { type ReactNode, useContext } from 'react'
import { MySections } from '#src/screens/console/MySections.ts'
import { TextLink } from '#src/ui/TextLink.tsx'

type GoToProps = {
  section: string
  /** What is opened there. */
  search?: Readonly<Record<string, string>>
  children: ReactNode
}

/** To something in another section; the words alone where the roles held do not show that section. */
export function GoTo({ section, search = {}, children }: GoToProps) {
  const mine = useContext(MySections)
  if (!mine.some(({ path }) => path === section)) return children
  return (
    <TextLink to="/pages/console/$" params={{ _splat: section }} search={search}>
      {children}
    </TextLink>
  )
}
