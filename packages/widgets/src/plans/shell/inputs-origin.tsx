import type { PlanType } from '@evenkeel/engine'
import { TextLink } from '@evenkeel/ui/link'
import { editPath } from '../../shared/goal-pages.ts'
import { useLinks } from '../../shared/links.tsx'
import * as words from '../../words/explanation.generated.ts'

interface InputsOriginProps {
  readonly plan: { readonly planType: PlanType; readonly linkedAccounts: readonly { readonly isLinked: boolean }[] }
}

/** Where the numbers of a plan's explanation come from, with the way to the form that changes them. */
export function InputsOrigin({ plan: { planType, linkedAccounts } }: InputsOriginProps) {
  const links = useLinks()
  return (
    <p className="mt-2 text-caption text-text-subtle">
      {words.from({ accounts: linkedAccounts.filter(({ isLinked }) => isLinked).length })}{' '}
      <TextLink tone="inherit" href={links.href(editPath(planType))}>
        {words.changeNumbers()}
      </TextLink>
    </p>
  )
}
