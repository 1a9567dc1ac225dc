import { beforeAll, expect, test, vi } from 'vitest'
import { drawnOnFarm } from './testing/drawnOnFarm.tsx'

beforeAll(() => void vi.stubGlobal('location', { origin: 'https://farm.example' }))

test.each([
  ['#/pages/staking/index', '#/pages/staking/index'],
  ['https://farm.example/#/pages/staking/index', '#/pages/staking/index'],
  ['#/pages/home/noticeInfo?id=3', '#/pages/home/noticeInfo?id=3'],
])('a link to our own screen %s stays in the app', (written, href) => {
  expect(drawnOnFarm(`[here](${written})`)).toContain(`<a href="${href}">here</a>`)
})

test.each([
  '#/pages/nowhere/index',
  '#/pages/console/$',
  '#/pages/console/members',
  '#main',
  '#/pages/staking/index?next=javascript:alert(1)',
  '#/pages/staking/index#x',
  '/#/pages/staking/index',
  '//farm.example/#/pages/staking/index',
  'http://farm.example/#/pages/staking/index',
  'javascript:alert(1)//#/pages/staking/index',
])('%s is no screen of ours, and words alone', (written) => {
  expect(drawnOnFarm(`[here](${written})`)).not.toContain('<a ')
})

test.each([
  'https://elsewhere.example/#/pages/staking/index',
  'https://farm.example.elsewhere.example/#/pages/staking/index',
  'https://farm.example@elsewhere.example/#/pages/staking/index',
  'https://farm.example/terms.pdf',
])('%s leads out', (written) => {
  expect(drawnOnFarm(`[here](${written})`)).toContain(
    `<a href="${written}" target="_blank" rel="noopener noreferrer">here</a>`,
  )
})
