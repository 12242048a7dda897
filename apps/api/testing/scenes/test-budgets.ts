import { newPerson, type TestPerson } from './test-person.ts'
import type { TestApp } from '../test-app.ts'

/** A person with 100.00 a month for groceries since September: 70.00 and 90.00 are spent, then 10.00. */
export async function grocer(app: TestApp): Promise<TestPerson> {
  const person = await newPerson(app)
  await person.change('createBudget', { body: { categoryId: 6, targetBudget: 100, budgetPeriod: '2026-09' } })
  for (const [date, value] of [
    ['2026-09-10', -70],
    ['2026-10-10', -90],
    ['2026-11-10', -10],
  ] as const)
    await person.addRow({ date, value, description: 'Greenleaf Market', category: 'Groceries' })
  return person
}
