import { expect, test } from 'vitest'
import { agent, found, openTeam } from './testing/openTeam.ts'

const team = await openTeam()
const { memberNow } = await import('./memberNow.ts')

test('the member is told as the service has them', async () => {
  team.now = { ...agent, rewardRatio: '0.2500' }
  expect(await memberNow(agent.id)).toMatchObject({ id: agent.id, rewardRatio: 2_500n })
})

test('a copy of this phone does not say how the member is now', async () => {
  team.isCopy = true
  await expect(memberNow(agent.id)).rejects.toMatchObject({ name: 'Unanswered' })
})

test('who is not found is said to be', async () => {
  team.now = undefined
  await expect(memberNow(agent.id)).rejects.toEqual({
    field: 'memberId',
    message: 'This member of your team was not found.',
  })
})

test('who stands behind a page of others with the number in their names is found', async () => {
  const others = Array.from({ length: 100 }, (_, at) => ({ ...agent, id: String(200_000 + at) }))
  const last = team.site.reply
  team.site.reply = (heard, response) => {
    const { limit, cursor } = heard.body as { limit: number; cursor?: string }
    if (cursor) last(heard, response)
    else found(others.slice(0, limit), 'further')(heard, response)
  }
  expect(await memberNow(agent.id)).toMatchObject({ id: agent.id })
})
