import { useCall } from '#src/api/useCall.ts'

/** Balances move while a form is open; asking for them also finds out that the service is back. Milliseconds. */
const EVERY = 15_000

/** What the forms that send money need to know: who sends and has what, and by which rules. */
export function useSendable() {
  const user = useCall('member/userInfo', {}, { every: EVERY })
  const terms = useCall('home/parameters', {})
  const both = [user, terms]
  return {
    facts: user.data && terms.data ? { user: user.data, terms: terms.data } : undefined,
    error: both.find(({ error, data }) => error && !data)?.error,
    retry: () => void Promise.all(both.map(({ mutate }) => mutate())),
  }
}
