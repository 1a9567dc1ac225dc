import { expect, test } from './app.ts'
import { invitedBy, makeAgent } from './operator.ts'
import { row } from './team.ts'

test('agents of a large team are searched for part by part: one without any is not the end', async ({
  page,
  member,
  db,
}) => {
  const below = await invitedBy(db, member)
  await makeAgent(member, '0.3', '0.2')
  await makeAgent(below, '0.1', '0.1')
  const { promise: told, resolve: tell } = Promise.withResolvers<void>()
  // As the service does where none of the newest agents of the farm is of the team.
  await page.route('**/api/member/minersList', async (route) => {
    const { cursor } = route.request().postDataJSON()
    if (cursor) await told
    const response = await route.fetch({ postData: '{}' })
    const said = await response.json()
    const json = cursor ? said : { ...said, result: { list: [], next: 'the next part' } }
    await route.fulfill({ response, json })
  })
  await page.goto('/#/pages/mine/index')
  await expect(page.getByText('Nobody found so far')).toBeVisible()
  await expect(page.getByText('No agents under you yet')).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toBeVisible()
  const on = page.getByRole('button', { name: 'Keep searching' })
  await on.press('Enter')
  await expect(on).toHaveAttribute('aria-busy', 'true')
  await expect(on).toBeFocused()
  tell()
  await expect(row(page, below)).toBeVisible()
  await expect(page.getByText('No more')).toBeVisible()
})
