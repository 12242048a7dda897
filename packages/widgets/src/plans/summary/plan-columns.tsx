import { distributionSections } from '@evenkeel/api-client/contract/distribution'
import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { useClient } from '@evenkeel/api-client/react'
import { PlanType } from '@evenkeel/engine'
import { type ReactNode } from 'react'
import { useFailure } from '../../shared/failure.tsx'
import { keptLoad } from '../../shared/kept-load.ts'
import { PlannerBeside } from '../../shared/planner-beside.tsx'
import { saveFile } from '../../shared/save-file.ts'
import * as explanationWords from '../../words/explanation.generated.ts'
import * as words from '../../words/goal-page.generated.ts'
import { CardBelow } from '../goal/card-below.tsx'
import { PlanFrameContext } from '../shell/plan-frame.tsx'
import { PlanMenu } from '../shell/plan-menu.tsx'
import { PlanNotices } from '../shell/plan-notices.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { Money } from '@evenkeel/ui/money'

/** How far a running plan is compared with what it promised for today. Absent while it is exactly there. */
function PlanProgress({ plan: { progress } }: { readonly plan: Pick<PlanDetail, 'progress'> }) {
  if (!progress || progress.ahead === 0) return null
  const { ahead, monthsAhead } = progress
  const isAhead = ahead > 0
  const amount = <Money key="amount" value={Math.abs(ahead)} />
  const months = Math.abs(monthsAhead ?? 0)
  const parts =
    months === 0
      ? (isAhead ? words.aheadBy : words.behindBy).parts({ amount })
      : (isAhead ? words.monthsAhead : words.monthsBehind).parts({ amount, months })
  return (
    <p className="text-body">
      <span className="text-text-muted">{words.soFar()}:</span> {parts}
    </p>
  )
}

const loadCalculated = keptLoad(async () => (await import('../shell/calculated.tsx')).Calculated)

/** Returns a function that downloads the retirement funding as a document, which the server makes from the plan as it is today. */
function useDownload(): () => void {
  const client = useClient()
  const showFailure = useFailure()
  const download = async () => {
    try {
      const { fileName, bytes } = await client.call('downloadDistributionPdf', {
        body: { content: [...distributionSections] },
      })
      saveFile(fileName, bytes)
    } catch (reason) {
      showFailure(reason)
    }
  }
  return () => void download()
}

/** Opens the browser's own dialog once the menu that asked for it is closed, so that the menu is not on the paper. */
const printPage = () => void setTimeout(() => print())

interface PlanColumnsProps {
  readonly plan: PlanDetail
  readonly answer: ReactNode
  readonly change: ReactNode
  readonly nextSteps: ReactNode
  /** Under the answer's figures. */
  readonly facts: ReactNode
}

/**
 * The page of a plan: its answer, what can be changed, its steps, and how it was calculated. On a phone they follow each
 * other in that order, and the planner comes last.
 */
export function PlanColumns({ plan, answer, change, nextSteps, facts }: PlanColumnsProps) {
  const download = useDownload()
  const foot = (
    <>
      <PlanProgress plan={plan} />
      {facts}
    </>
  )
  const own =
    plan.planType === PlanType.DISTRIBUTION_PLANNING
      ? [{ label: words.download(), icon: 'download', onSelect: download } as const]
      : [{ label: words.print(), icon: 'download', onSelect: printPage } as const]
  return (
    <div className="grid grid-cols-1 items-start gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,632fr)_minmax(0,320fr)] desktop:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-4 tablet:gap-6">
        <PlanNotices plan={plan} />
        {plan.hasDraft && <DraftNotice plan={plan} />}
        <PlanFrameContext value={{ menu: <PlanMenu plan={plan} own={own} />, foot }}>{answer}</PlanFrameContext>
      </div>
      <div className="contents desktop:row-span-2 desktop:flex desktop:min-w-0 desktop:flex-col desktop:gap-6">
        <div className="min-w-0" data-print="hide">
          {change}
        </div>
        <div className="min-w-0 max-desktop:order-last">
          <PlannerBeside />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-4 tablet:gap-6">
        {nextSteps}
        {(plan.present ?? plan).explanations.length > 0 && (
          <CardBelow title={explanationWords.howCalculated()} load={loadCalculated} props={plan} />
        )}
      </div>
    </div>
  )
}
