import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { useChange } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { ButtonLink } from '@evenkeel/ui/link'
import { Notice } from '@evenkeel/ui/notice'
import { calculatorPath } from '../../shared/goal-pages.ts'
import { useLinks } from '../../shared/links.ts'
import { useReportedChange } from '../../shared/use-reported-change.ts'
import * as words from '../../words/drafts.generated.ts'

/** The changes of a running plan that were begun and not committed: they can be gone on with, or discarded with 'Undo'. */
export function DraftNotice({ plan: { planType } }: { readonly plan: PlanDetail }) {
  const { href } = useLinks()
  const discard = useChange('deletePlanDraft')
  const report = useReportedChange()
  const drop = () => report(discard.run({ params: { planType: String(planType) } }), words.discarded())
  return (
    <Notice
      action={
        <span className="flex flex-wrap items-center gap-2">
          <ButtonLink size="compact" href={href(calculatorPath(planType))}>
            {words.goOn()}
          </ButtonLink>
          <Button size="compact" variant="text" onClick={() => void drop()} busy={discard.isBusy}>
            {words.discard()}
          </Button>
        </span>
      }
    >
      {words.unused()}
    </Notice>
  )
}
