import { useNavigate, useSearch } from '@tanstack/react-router'
import { readSearch, type SearchOf, type SearchShape } from './readSearch.ts'

type Change<Shape extends SearchShape> = { [Name in keyof Shape]?: string | undefined }

/**
 * What the section keeps in the address, such as its filters and what is opened, and how to change it: parts that are not
 * named stay, undefined takes one away. Nothing is added to the history but where `open` is said: a sheet closes by the way back.
 */
export function useSectionSearch<Shape extends SearchShape>(shape: Shape) {
  const raw = useSearch({ from: '/pages/console/$' })
  const navigate = useNavigate({ from: '/pages/console/$' })
  const change = (to: Change<Shape>, { open = false } = {}) =>
    void navigate({
      search: (before) => withoutBlanks({ ...before, ...to }),
      params: (before) => before,
      replace: !open,
      resetScroll: false,
      viewTransition: false,
    })
  return [readSearch(shape, raw) satisfies SearchOf<Shape>, change] as const
}

const withoutBlanks = (search: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(search).filter((it): it is [string, string] => it[1] !== undefined),
  )
