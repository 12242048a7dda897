// Proves: GEN-09, ROUTE-45, LEGAL-02, PLANNER-01, PLANNER-02
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import * as proposalsWords from '../../packages/widgets/src/words/proposals.generated.ts'
import { maya, sam } from './support/api.ts'
import { eventually } from '../support/eventually.ts'
import { expectSound, press, title } from './support/sign-in-pages.ts'
import { narrow, useStage } from './support/stage.ts'

const stage = useStage()

/** Deletes a line about a person from the directory. */
function forget(statement: string, userName: string) {
  const directory = new DatabaseSync(join(stage.dataFolder, 'directory.sqlite'))
  const { changes } = directory.prepare(`${statement} (select id from person where email = ?)`).run(userName)
  directory.close()
  expect(changes).toBe(1)
}

/** As when a planner has left. */
const endAssignment = (userName: string) => forget('delete from planner_assignment where employee_id =', userName)
/** As after a new version of the document. */
const forgetDocument = (userName: string) =>
  forget("delete from legal_acceptance where document = 'fror' and person_id =", userName)

describe('the planner’s page on its real address', () => {
  test('shows the assigned planner', async () => {
    const { page } = await stage.visit()
    await page.goto(`${stage.origin}/secure/work-with-a-planner`)
    await title(page, 'Work with a planner')
    await page.getByText('Jordan Ellis', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'planner@evenkeel.example' }).waitFor()
  })

  test('takes a request, after the document that is accepted once', async () => {
    endAssignment(maya.email)
    forgetDocument(maya.email)
    const { page, api } = await stage.visit('/all-goals', { viewport: narrow, colorScheme: 'dark' })
    await page.goto(`${stage.origin}/secure/work-with-a-planner`)
    await page.getByText(proposalsWords.nonePlanner()).waitFor()
    const asked = page.waitForRequest('**/webapi/v1/planner/assign')
    await press(page, proposalsWords.request())
    await page
      .getByRole('dialog', { name: 'Working with a planner' })
      .getByText('Your employer pays planners')
      .waitFor()
    await expectSound(page, 'the document about planners')
    await press(page, proposalsWords.agree())
    const request = await asked
    expect([request.method(), request.postDataJSON()]).toEqual(['POST', {}])
    await page.getByText('Jordan Ellis', { exact: true }).waitFor()
    await eventually(() => api.call('fror')).toMatchObject({ isAccepted: true })
    await page.reload()
    await page.getByText('Jordan Ellis', { exact: true }).waitFor()

    endAssignment(maya.email)
    await page.reload()
    await press(page, proposalsWords.request())
    await page.getByText('Jordan Ellis', { exact: true }).waitFor()
    await eventually(() => page.getByRole('dialog').count(), 'what was accepted is not asked again').toBe(0)
  })

  test('says so where the company has none', async () => {
    const { page } = await stage.visit('/work-with-a-planner', { person: sam, viewport: { width: 320, height: 640 } })
    await press(page, proposalsWords.request())
    await press(page, proposalsWords.agree())
    await page.getByText(proposalsWords.noneAtCompany()).waitFor()
    await eventually(() => page.getByRole('dialog').count()).toBe(0)
    await eventually(() => page.getByText(/is your planner$/).count()).toBe(0)
    await expectSound(page, 'no planner there')
  })
})
