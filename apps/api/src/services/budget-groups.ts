import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import type { OwnBudgetGroup } from '@evenkeel/api-client/contract/living-budgets'
import { badRequest } from '../errors.ts'
import type { LedgerContext } from '../http/handlers.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { recordChange } from './record-change.ts'
import { requireCategory } from './require.ts'
import {
  allBudgetGroups,
  allGroupMembers,
  deleteBudgetGroups,
  insertBudgetGroup,
  insertGroupMember,
} from '../store/ledger/budgets.ts'
import { say } from '../say.ts'

const sameName = say('pleaseChooseAnotherNameThereIs')
const unknownGroup = say('pleaseChooseOneOfYourGroups')
const twoGroups = say('pleaseChooseOneGroupForEach')

/** Returns the groups that the person has named, in their order, with the categories in each. */
export function ownBudgetGroups(ledger: LedgerTransaction): OwnBudgetGroup[] {
  const members = Map.groupBy(allGroupMembers(ledger), ({ groupId }) => groupId)
  return allBudgetGroups(ledger).map(({ id, name }) => ({
    name,
    categoryIds: (members.get(id) ?? []).map(({ categoryId }) => categoryId),
  }))
}

type Input = Validated<'saveBudgetGroups'>['body']

/** @throws ApiError 404 for an unknown category; 400 for a name or a category that is there twice, or an unknown group. */
function requireClear({ names, members }: Input): void {
  const ids = members.map(({ categoryId }) => requireCategory(categoryId).id)
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) throw badRequest({ names: sameName })
  if (members.some(({ name }) => !names.includes(name))) throw badRequest({ members: unknownGroup })
  if (new Set(ids).size < ids.length) throw badRequest({ members: twoGroups })
}

/** Replaces the person's own groups, in one change that can be taken back. @throws ApiError as `requireClear` */
export function saveBudgetGroups(
  { body }: Validated<'saveBudgetGroups'>,
  context: LedgerContext,
): Record<string, never> {
  const { ledger } = context
  requireClear(body)
  recordChange(context, 'budget.groups', (recorder) => {
    const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)
    recorder.willChange('budget_group_member', idsOf(allGroupMembers(ledger)))
    recorder.willChange('budget_group', idsOf(allBudgetGroups(ledger)))
    deleteBudgetGroups(ledger)
    const groupIds = new Map(body.names.map((name, place) => [name, insertBudgetGroup(ledger, name, place)]))
    recorder.hasCreated('budget_group', [...groupIds.values()])
    const placed = body.members.flatMap(({ categoryId, name }) => {
      const groupId = groupIds.get(name)
      return groupId === undefined ? [] : [insertGroupMember(ledger, categoryId, groupId)]
    })
    recorder.hasCreated('budget_group_member', placed)
  })
  return {}
}
