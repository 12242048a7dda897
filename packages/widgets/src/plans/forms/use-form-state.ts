import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { type IsoDate, isCounted } from '@evenkeel/engine'
import { useState } from 'react'
import { linksOf, type PlanBody } from '../shell/plan-body.ts'
import { linkedSum } from './linked-field.tsx'
import type { FieldValue, FieldValues, FormSpec } from './form-field.ts'
import { inputOf, valuesOf } from './form-values.ts'

interface Links {
  readonly isLinked: boolean
  readonly loanType: LinkedAccount['loanType']
}

interface State {
  readonly values: FieldValues
  /** What the person said of accounts; the plan's own word stands for the others. */
  readonly links: Readonly<Record<number, Links>>
  /** Another value than the linked accounts' was typed. */
  readonly isOverridden: boolean
}

const overriddenAtFirst = (input: object) => 'isOverridden' in input && input.isOverridden === true

/** What a plan's form holds while it is filled in. `start` is the input that it begins with, which may be another than the plan's. */
export function useFormState(plan: PlanDetail, spec: FormSpec, start: object, today: IsoDate) {
  const [knownIds] = useState(() => plan.linkedAccounts.map(({ userAccountId }) => userAccountId))
  const [state, setState] = useState<State>(() => ({
    values: valuesOf(spec, start),
    links: {},
    isOverridden: overriddenAtFirst(start),
  }))
  const fills = spec.links?.fills
  const accountsWith = (links: State['links']) =>
    plan.linkedAccounts.map((account): LinkedAccount => {
      const said = links[account.userAccountId]
      // An account that was added meanwhile is meant for this plan; what is gone is linked no more (LINK-01).
      const isMeant = said?.isLinked ?? (account.isLinked || !knownIds.includes(account.userAccountId))
      return { ...account, isLinked: isMeant && !account.isDeleted, loanType: said ? said.loanType : account.loanType }
    })
  const accounts = accountsWith(state.links)
  const follows = fills !== undefined && !state.isOverridden && accounts.some(isCounted)
  const values = follows ? { ...state.values, [fills]: linkedSum(accounts) } : state.values

  const set = (path: string, value: FieldValue) =>
    setState({
      ...state,
      values: { ...values, [path]: value },
      isOverridden: state.isOverridden || (path === fills && accounts.some(isCounted)),
    })
  const setAccounts = (changed: readonly LinkedAccount[]) =>
    setState({
      ...state,
      values,
      links: Object.fromEntries(
        changed.map(({ userAccountId, isLinked, loanType }) => [userAccountId, { isLinked, loanType }]),
      ),
    })
  const body = (): PlanBody => {
    const input = inputOf(spec, start, values, today)
    return {
      input:
        fills === undefined || typeof input !== 'object'
          ? input
          : { ...input, isOverridden: state.isOverridden && accounts.some(isCounted) },
      ...(spec.links && { linkedAccounts: linksOf(accounts) }),
    }
  }
  return { values, accounts, set, setAccounts, followLinked: () => setState({ ...state, isOverridden: false }), body }
}
