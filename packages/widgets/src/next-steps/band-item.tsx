import type { NextStep } from '@evenkeel/api-client/contract/goals'
import { stepButtonWord, stepText } from '@evenkeel/api-client/contract/next-step-words'
import { useChange } from '@evenkeel/api-client/react'
import { goalOfPlan, NextStepStatus } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { Icon, type IconName } from '@evenkeel/ui/icon'
import { ButtonLink } from '@evenkeel/ui/link'
import { Menu } from '@evenkeel/ui/menu'
import { usePrivateText } from '@evenkeel/ui/privacy'
import { bandButton, BandRow } from '../shared/band-skeleton.tsx'
import { useBankConnections } from '../shared/bank-connections.tsx'
import { goalIcons } from '../shared/goal-look.ts'
import { useLinks } from '../shared/links.ts'
import { toPlanType } from '../shared/to-plan-type.ts'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/next-steps.generated.ts'
import { StepSentence } from './step-sentence.tsx'

/** The tone of what is wrong; all other steps have the accent. */
const tones: Partial<Record<NextStep['source'], string>> = {
  bank: 'bg-warning-soft text-warning',
  budget: 'bg-danger-soft text-danger',
}

function iconOf({ source, planType }: NextStep): IconName {
  const plan = toPlanType(planType)
  if (source === 'recurring') return 'calendar'
  return plan === null ? 'bank' : goalIcons[goalOfPlan(plan)]
}

/** Makes the three changes of a step; each can be undone from its toast. */
function useStepChanges({ id }: NextStep) {
  const setStatus = useChange('setNextStepStatus')
  const snooze = useChange('snoozeNextStep')
  const report = useReportedChange()
  const to = (status: NextStepStatus, done: string) => () =>
    void report(setStatus.run({ params: { id: String(id), status: `${status}` }, body: {} }), done)
  return {
    isBusy: setStatus.isBusy || snooze.isBusy,
    complete: to(NextStepStatus.COMPLETED, words.markedAsDone()),
    dismiss: to(NextStepStatus.DISMISSED, words.dismissed()),
    putOff: () => void report(snooze.run({ params: { id: String(id) }, body: {} }), words.remindedNextWeek()),
  }
}

interface BandItemProps {
  readonly step: NextStep
  /** Only the first has the primary button. */
  readonly isFirst: boolean
}

function StepButton({ step, isFirst, onDone }: BandItemProps & { readonly onDone: () => void }) {
  const { href } = useLinks()
  const bank = useBankConnections()
  const look = bandButton(isFirst)
  const text = stepButtonWord(step.button)
  if (step.source === 'bank' && bank !== null)
    return (
      <Button {...look} onClick={() => bank.open({ kind: 'manage' })}>
        {text}
      </Button>
    )
  if (step.button === 'markDone' || step.link === null)
    return (
      <Button {...look} onClick={onDone}>
        {text}
      </Button>
    )
  return (
    <ButtonLink {...look} href={href(step.link)}>
      {text}
    </ButtonLink>
  )
}

/** One of the things to do, with its changes. */
export function BandItem({ step, isFirst }: BandItemProps) {
  const { isBusy, complete, dismiss, putOff } = useStepChanges(step)
  const asPrivate = usePrivateText()
  const name = step.sentence === null ? step.title : asPrivate(stepText(step.sentence))
  return (
    <BandRow
      icon={
        <span
          className={`inline-flex size-9 shrink-0 items-center justify-center rounded-[9px] ${tones[step.source] ?? 'bg-accent-soft text-accent'}`}
        >
          <Icon name={iconOf(step)} />
        </span>
      }
      sentence={<StepSentence step={step} />}
      why={step.description}
      button={<StepButton step={step} isFirst={isFirst} onDone={complete} />}
      menu={
        <Menu
          label={words.options({ step: name })}
          align="end"
          groups={[
            [
              { label: words.markAsDone(), icon: 'check', disabled: isBusy, onSelect: complete },
              { label: words.remindNextWeek(), icon: 'calendar', disabled: isBusy, onSelect: putOff },
              { label: words.dismiss(), icon: 'close', disabled: isBusy, onSelect: dismiss },
            ],
          ]}
          renderButton={(props) => (
            <button
              {...props}
              data-print="hide"
              aria-label={words.options({ step: name })}
              className="flex size-9 shrink-0 items-center justify-center rounded-md text-text-muted hover:bg-sunken hover:text-text pointer-coarse:size-11"
            >
              <Icon name="more" />
            </button>
          )}
        />
      }
    />
  )
}
