import { useEffect, useEffectEvent, useState } from 'react'
import type { Result } from '#shared/api/index.ts'
import { formRefusals } from '#shared/formRefusals.ts'
import { say } from '#shared/locale.ts'
import { numberPasted, tidied } from '#shared/tidied.ts'
import { post } from '#src/api/post.ts'
import { thrownText } from '#src/ui/thrownText.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import { readAddress } from './receivers.ts'

/** A UID as it was copied, or an address. */
const keywordOf = (typed: string) => numberPasted(tidied(typed))

export type Payee = Result<'member/payee'>

type Search = { typed: string; busy?: boolean; payee?: Payee; problem?: string }

/**
 * Finds the member whom a UID or an account belongs to: an account as soon as it is whole, a UID when told to. An answer
 * counts only for what stands in the field when it comes.
 */
export function usePayee(start: string, self: string) {
  const locale = useLocale()
  const [search, setSearch] = useState<Search>({ typed: start })

  async function ask(typed: string): Promise<Search> {
    try {
      const payee = await post('member/payee', { keyword: keywordOf(typed) }, { quiet: true })
      return payee.id === self
        ? { typed, problem: say(formRefusals.payeeSelf, locale) }
        : { typed, payee }
    } catch (error) {
      return { typed, problem: thrownText(error) }
    }
  }

  async function find(typed: string) {
    // An address in the wrong letters is said to be wrong, and is nobody's until it is right.
    if (readAddress(typed) === null) return setSearch({ typed })
    setSearch({ typed, busy: true })
    const found = await ask(typed)
    setSearch((now) => (now.typed === typed ? found : now))
  }

  function type(typed: string) {
    if (readAddress(typed)) void find(typed)
    else setSearch({ typed })
  }

  // A draft holds what was typed, not who it was.
  const findDraft = useEffectEvent(() => {
    if (start !== '') void find(start)
  })
  useEffect(() => findDraft(), [])

  return {
    ...search,
    type,
    find: () => {
      const { typed, busy, payee } = search
      if (typed !== '' && !busy && !payee) void find(typed)
    },
  }
}
