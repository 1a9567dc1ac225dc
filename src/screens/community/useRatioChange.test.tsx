import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { TeamMember } from '#shared/api/team.ts'
import { limits } from '#shared/limits.ts'
import { nowhere } from '#src/api/testing/nowhere.ts'
import { toastNow } from '#src/ui/toasts.ts'
import { agent, openTeam } from './testing/openTeam.ts'

const team = await openTeam()
const { useRatioChange } = await import('./useRatioChange.ts')

const shown = z.decode(TeamMember, agent)
const changed = { ...agent, rewardRatio: '0.1200' }
const ended = { ...agent, agent: false, site: true }

/** A form of ratios whose last look is agreed to. */
async function openForm() {
  let form: ReturnType<typeof useRatioChange> | undefined
  const looks: unknown[] = []
  const agree = async (look: unknown) => looks.push(look) > 0
  function Drawn() {
    form = useRatioChange('agent', { ask: agree, onSending: () => {} })
    return null
  }
  const root = createRoot(nowhere())
  onTestFinished(() => root.unmount())
  root.render(
    <I18nProvider i18n={i18n}>
      <Drawn />
    </I18nProvider>,
  )
  const drawn = await vi.waitFor(() => form ?? Promise.reject(new Error('not drawn')), 10_000)
  return {
    looks,
    submit: (to: bigint) => drawn.submit(shown, { rewardRatio: to, subsidyRatio: 0n }),
  }
}

test.each([
  ['changed', changed, 1_200n],
  ['ended', ended, 0n],
])(
  'ratios that were %s without an answer are told as changed: the member says so',
  async (_, is, to) => {
    team.becomes = is
    const { submit } = await openForm()
    expect(await submit(to)).toMatchObject({ agent: is.agent })
    expect(toastNow()?.text).toBe('Ratios changed')
    expect(team.asked).toEqual(['referenceList', 'modifyMiners', 'referenceList'])
  },
)

test('a change of which nobody knows whether it was made is not told as a failure, and is so once it comes', async () => {
  const { submit, looks } = await openForm()
  await expect(submit(1_200n)).rejects.toMatchObject({
    field: '',
    message: /^No answer came, so we cannot tell whether this was done/,
  })
  team.now = changed
  expect(await submit(1_200n)).toMatchObject({ rewardRatio: 1_200n })
  expect(toastNow()?.text).toMatch(/^It is so already/)
  expect(looks).toHaveLength(1)
})

test('nor does an end that came late open a last look that would appoint anew', async () => {
  team.now = ended
  const { submit, looks } = await openForm()
  expect(await submit(0n)).toMatchObject({ agent: false, site: true })
  expect(looks).toEqual([])
})

test('who is an agent no more is appointed anew, as the last look says', async () => {
  team.now = ended
  const { submit, looks } = await openForm()
  await expect(submit(1_200n)).rejects.toThrow()
  expect(looks).toMatchObject([{ member: { agent: false } }])
  expect(team.asked).toContain('miners')
})

test('what was asked as it is shown changes nothing, and the form stays', async () => {
  const { submit } = await openForm()
  expect(await submit(1_000n)).toBeUndefined()
  expect(toastNow()?.text).toBe('Nothing was changed')
})

test('a copy of this phone does not say how the member is now: nothing is said or shown by it', async () => {
  team.isCopy = true
  const { submit, looks } = await openForm()
  for (const to of [1_000n, 1_200n])
    await expect(submit(to)).rejects.toMatchObject({ name: 'Unanswered' })
  expect(looks).toEqual([])
})

test('a change is waited for as long as a write, and what is looked up as a read', async () => {
  team.becomes = changed
  const { submit } = await openForm()
  const timer = vi.spyOn(globalThis, 'setTimeout')
  await submit(1_200n)
  const delays = timer.mock.calls.map(([, delay]) => delay)
  timer.mockRestore()
  const { readTimeout, writeTimeout } = limits
  expect(delays.filter((delay) => delay === writeTimeout)).not.toEqual([])
  expect(delays.indexOf(readTimeout)).toBeLessThan(delays.indexOf(writeTimeout))
})
