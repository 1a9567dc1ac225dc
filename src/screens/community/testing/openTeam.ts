import { i18n } from '@lingui/core'
import { afterAll, beforeEach, vi } from 'vitest'
import { knowCalls } from '#src/api/knowCalls.ts'
import { envelope, listen } from '#src/api/testing/listen.ts'

const AN_HOUR = 3_600_000

/** An agent at 10 %, as it goes over the wire. */
export const agent = {
  id: '100042',
  nickname: 'Bo',
  account: '',
  avatar: null,
  grade: 0,
  activated: false,
  agent: true,
  site: false,
  rewardRatio: '0.1000',
  subsidyRatio: '0.0000',
  direct: 0,
  stakedT: '0',
  teamT: '0',
  joinedAt: '2026-11-21T00:00:00.000Z',
}

type Wire = typeof agent

/** What a search answers. */
export const found = (list: readonly Wire[], next: string | null = null) =>
  envelope(200, {
    result: { list, next, summary: { direct: 0, team: 0, teamT: '0', weekT: '0' } },
  })

/** A service with one member in the team, whose answers to changes are lost; as it is at the beginning for each test. */
export async function openTeam() {
  // As the route of a screen does.
  knowCalls()
  const site = await listen()
  const team = {
    site,
    asked: [] as string[],
    /** What the service has of the member, if anything. */
    now: undefined as Wire | undefined,
    /** What a change makes of it. */
    becomes: undefined as Wire | undefined,
    /** Whether this phone answers for the service, with what it kept. */
    isCopy: false,
  }
  beforeEach(() => {
    vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} })
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    Object.assign(team, { asked: [], now: agent, becomes: undefined, isCopy: false })
    site.reply = (heard, response) => {
      team.asked.push(heard.url.replace('/api/member/', ''))
      if (!heard.url.endsWith('referenceList')) {
        team.now = team.becomes ?? team.now
        return void response.destroy()
      }
      if (team.isCopy) response.setHeader('x-kept-at', String(Date.now() - AN_HOUR))
      found(team.now ? [team.now] : [])(heard, response)
    }
  })
  afterAll(() => site.stop())
  return team
}
