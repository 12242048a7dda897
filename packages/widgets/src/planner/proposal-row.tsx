import type { ProposalLine } from '@evenkeel/api-client/contract/proposals'
import { useChange, useUndo } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Icon } from '@evenkeel/ui/icon'
import type { ReactNode } from 'react'
import { useFailure } from '../shared/failure.tsx'
import { proposedName, ProposedValue } from '../shared/proposed-value.tsx'
import { useReportedChange } from '../shared/use-reported-change.ts'
import { BriefVerdict } from '../shared/brief-verdict.tsx'
import * as words from '../words/proposals.generated.ts'

interface LineProps {
  readonly line: ProposalLine
}

/** Accepts or declines; each answer can be undone in its toast and in its row. */
function Answers({ line: { field, proposalLineId, isForPlan } }: LineProps) {
  const decide = useChange('decideProposal')
  const report = useReportedChange()
  const name = proposedName(field)
  const done = isForPlan ? words.isInDraft({ field: name }) : words.isAccepted({ field: name })
  const say = (isAccepted: boolean) =>
    void report(
      decide.run({ body: { proposalLineId, isAccepted } }),
      isAccepted ? done : words.isDeclined({ field: name }),
    )
  return (
    <>
      <Button busy={decide.isBusy} aria-label={words.acceptLine({ field: name })} onClick={() => say(true)}>
        {words.accept()}
      </Button>
      <Button
        variant="text"
        busy={decide.isBusy}
        aria-label={words.declineLine({ field: name })}
        onClick={() => say(false)}
      >
        {words.decline()}
      </Button>
    </>
  )
}

function Decided({ line: { field, decision, changeId } }: LineProps) {
  const undo = useUndo()
  const showFailure = useFailure()
  return (
    <>
      {decision === 'accepted' ? (
        <span className="inline-flex items-center gap-1.5 text-label text-positive">
          <Icon name="check" size={16} />
          {words.accepted()}
        </span>
      ) : (
        <span className="text-label font-normal text-text-muted">{words.declined()}</span>
      )}
      {changeId !== null && (
        <Button
          variant="text"
          aria-label={words.undoLine({ field: proposedName(field) })}
          onClick={() => void undo(changeId).catch(showFailure)}
        >
          {words.undo()}
        </Button>
      )}
    </>
  )
}

const Value = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="min-w-0 @min-[560px]:text-right">
    <p className="text-label font-normal text-text-muted">{name}</p>
    <p className="text-body font-medium text-text tabular-nums">{children}</p>
  </div>
)

/** One line: what changes, from what to what, what the plan comes to after it, and the answer. */
export function ProposalRow({ line, isWaiting }: LineProps & { readonly isWaiting: boolean }) {
  const { field, now, proposed, verdict, decision } = line
  return (
    <li className="grid grid-cols-2 items-center gap-x-4 gap-y-2 px-4 py-4 tablet:px-6 @min-[560px]:grid-cols-[minmax(0,1fr)_4.5rem_5rem_12rem]">
      <div className="col-span-2 min-w-0 @min-[560px]:col-span-1">
        <p className="text-body font-medium text-text">{proposedName(field)}</p>
        {verdict && (
          <p className="mt-0.5 flex flex-wrap items-center gap-x-1.5 text-label font-normal text-text-muted">
            {words.after()} <BriefVerdict verdict={verdict} />
          </p>
        )}
      </div>
      <Value name={words.now()}>
        <span className="font-normal text-text-muted">
          <ProposedValue field={field} value={now} />
        </span>
      </Value>
      <Value name={words.proposed()}>
        <ProposedValue field={field} value={proposed} />
      </Value>
      <div className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-2 @min-[560px]:col-span-1 @min-[560px]:justify-end">
        {decision !== null && <Decided line={line} />}
        {decision === null && isWaiting && <Answers line={line} />}
      </div>
    </li>
  )
}
