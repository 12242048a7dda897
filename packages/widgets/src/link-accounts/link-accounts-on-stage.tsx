import type { PlanType } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@evenkeel/ui/dialog'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { Select } from '@evenkeel/ui/select'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useRun } from '@evenkeel/ui/use-form'
import { type ReactNode, useState } from 'react'
import { useHost } from '../shared/host.tsx'
import { blockedWords } from '../shared/our-window.ts'
import { QueryView } from '../shared/query-view.tsx'
import { type LinkableAccount, LinkAccountsChecklist } from './link-accounts-checklist.tsx'
import { type LinkablePlan, useLinkablePlans, usePlanAccounts } from './linkable-plans.ts'
import * as words from '../words/link-accounts.generated.ts'

interface OnStageProps {
  /** `{ planType }`; the first plan if it is null. */
  readonly about: unknown
  readonly onClose: () => void
}

const toPlanType = (about: unknown): unknown =>
  typeof about === 'object' && about !== null && 'planType' in about ? about.planType : null

/** Chooses which accounts count for a goal. What was chosen is confirmed in our window, which stores it. */
export function LinkAccountsOnStage({ about, onClose }: OnStageProps) {
  const plans = useLinkablePlans()
  const [chosen, setChosen] = useState(toPlanType(about))
  const all = plans.data ?? []
  const plan = all.find(({ planType }) => planType === chosen) ?? all[0]
  if (plan === undefined)
    return (
      <Message onClose={onClose}>
        <QueryView
          query={plans}
          label={words.loadingGoals()}
          skeleton={<SkeletonText lines={4} />}
          failedTitle={words.goalsFailed()}
        >
          {() => words.noGoalsText()}
        </QueryView>
      </Message>
    )
  return <OnePlan key={plan.planType} {...{ plan, plans: all, onClose }} onChoose={setChosen} />
}

function Message({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  return (
    <Dialog onClose={onClose} title={words.linkAccounts()}>
      <DialogBody>{children}</DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{words.close()}</Button>
      </DialogFooter>
    </Dialog>
  )
}

interface OnePlanProps {
  readonly plan: LinkablePlan
  readonly plans: readonly LinkablePlan[]
  readonly onChoose: (planType: PlanType) => void
  readonly onClose: () => void
}

function OnePlan(props: OnePlanProps) {
  const { plan, onClose } = props
  const accounts = usePlanAccounts(plan.planType)
  if (accounts.data !== undefined) return <Choice {...props} accounts={accounts.data} />
  return (
    <Message onClose={onClose}>
      <QueryView
        query={accounts}
        label={words.loadingAccounts()}
        skeleton={<SkeletonText lines={4} />}
        failedTitle={words.accountsFailed()}
      >
        {() => null}
      </QueryView>
    </Message>
  )
}

/** Sends the choice to our window and closes once the person has confirmed it there. */
function useConfirm({ planType }: LinkablePlan, onClose: () => void) {
  const { ourWindow } = useHost()
  const { isBusy, failure, run } = useRun(() => ({ error: blockedWords, refusals: [] }))
  const confirm = async (accounts: readonly LinkableAccount[]) => {
    if (ourWindow === null) return onClose()
    const linkedAccounts = accounts
      .filter(({ isLinked, isDeleted }) => isLinked && !isDeleted)
      .map(({ userAccountId }) => ({ userAccountId, isLinked: true }))
    await run(async () => {
      const { isDone } = await ourWindow.ask({ kind: 'link-accounts', plan: { planType, linkedAccounts } })
      if (isDone) onClose()
    })
  }
  return { confirm, busy: isBusy, error: failure.error }
}

const linkedIds = (accounts: readonly LinkableAccount[]) =>
  accounts
    .filter(({ isLinked }) => isLinked)
    .map(({ userAccountId }) => userAccountId)
    .join()

function Choice({
  plan,
  plans,
  onChoose,
  onClose,
  accounts,
}: OnePlanProps & { readonly accounts: readonly LinkableAccount[] }) {
  const [draft, setDraft] = useState(accounts)
  const { confirm, ...frame } = useConfirm(plan, onClose)
  const label = draft.some(({ isLinked, isDeleted }) => isLinked && !isDeleted)
    ? words.link()
    : words.continueWithoutLinking()
  const isSame = linkedIds(draft) === linkedIds(accounts)
  return (
    <FormDialog
      onClose={onClose}
      title={words.linkAccounts()}
      description={words.confirmInWindow()}
      submitLabel={label}
      onSubmit={() => (isSame ? onClose() : void confirm(draft))}
      {...frame}
    >
      {plans.length > 1 ? (
        <Select
          label={words.planLabel()}
          items={plans.map(({ planType, name }) => ({ value: String(planType), label: name }))}
          value={String(plan.planType)}
          onChange={(value) => {
            const next = plans.find(({ planType }) => String(planType) === value)
            if (next) onChoose(next.planType)
          }}
        />
      ) : (
        <p className="text-body text-text-muted">{words.forPlan({ plan: plan.name })}</p>
      )}
      <LinkAccountsChecklist planType={plan.planType} label={words.accounts()} accounts={draft} onChange={setDraft} />
    </FormDialog>
  )
}
