import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { useChange } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { ButtonLink } from '@evenkeel/ui/link'
import { Notice } from '@evenkeel/ui/notice'
import { useFailure } from '../../shared/failure.tsx'
import { calculatorPath } from '../../shared/goal-pages.ts'
import { useLinks } from '../../shared/links.tsx'
import { useDone } from '../../shared/use-done.ts'
import * as words from '../../words/drafts.generated.ts'

/** The changes of a running plan that were begun and not committed: they can be gone on with, or discarded with 'Undo'. */
export function DraftNotice({ plan: { planType } }: { readonly plan: PlanDetail }) {
  const { href } = useLinks()
  const discard = useChange('deletePlanDraft')
  const showFailure = useFailure()
  const done = useDone()
  const drop = async () => {
    try {
      const { changeId } = await discard.run({ params: { planType: String(planType) } })
      done(words.discarded(), changeId)
    } catch (reason) {
      showFailure(reason)
    }
  }
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
