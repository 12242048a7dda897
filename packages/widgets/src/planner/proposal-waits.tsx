import { useQuery } from '@evenkeel/api-client/react'
import type { PlanType } from '@evenkeel/engine'
import { TextLink } from '@evenkeel/ui/link'
import { Notice } from '@evenkeel/ui/notice'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import * as words from '../words/proposals.generated.ts'

/** Says on a plan's page that a proposal waits there; nothing while none does. */
export function ProposalWaits({ planType }: { readonly planType: PlanType }) {
  const links = useLinks()
  const { data = [] } = useQuery('proposals')
  const [first] = data.filter((proposal) => proposal.planType === planType && proposal.state === 'waiting')
  if (first === undefined) return null
  const count = first.lines.filter(({ decision }) => decision === null).length
  return (
    <Notice icon="chat">
      {words.waits({ name: first.byName ?? 'none', count })}{' '}
      <TextLink tone="inherit" href={links.href(paths.planner())}>
        {words.seeThem()}
      </TextLink>
    </Notice>
  )
}
