import { Provider } from 'jotai'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { answeredAt } from '#src/words/answeredAt.ts'
import { knowCalls } from './knowCalls.ts'
import { envelope, listen } from './testing/listen.ts'
import { member } from './testing/member.ts'
import { nowhere } from './testing/nowhere.ts'

// As the route of a screen does.
knowCalls()

const site = await listen()
const { useCall } = await import('./useCall.ts')
const { post } = await import('./post.ts')
const { memberAtom, store, tokenAtom } = await import('#src/session/session.ts')

afterAll(() => site.stop())

test('what is asked for again and is the same is as new as the last answer', async () => {
  store.set(tokenAtom, 'Bearer x')
  site.reply = envelope(200, { result: { list: [] } })
  let shown: ReturnType<typeof useCall<'asset/cashAddresses'>> | undefined
  function Addresses() {
    shown = useCall('asset/cashAddresses', {})
    return null
  }
  const root = createRoot(nowhere())
  onTestFinished(() => root.unmount())
  root.render(createElement(Provider, { store }, createElement(Addresses)))
  await vi.waitFor(() => expect(shown?.data).toBeDefined(), 10_000)

  const before = shown?.data
  const first = answeredAt(before)?.getTime() ?? Number.NaN
  await new Promise((go) => setTimeout(go, 20))
  await shown?.mutate()
  // Nothing is drawn anew for it.
  expect(shown?.data).toBe(before)
  expect(answeredAt(shown?.data)?.getTime()).toBeGreaterThan(first)
})

test('what the session keeps is as new as its answer, whoever asked for it', async () => {
  store.set(tokenAtom, 'Bearer x')
  site.reply = envelope(200, { result: member })
  await post('member/userInfo', {})
  const shown = store.get(memberAtom)
  expect(shown).toMatchObject({ id: member.id })
  expect(answeredAt(shown?.balances)).not.toBeNull()
})
