import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardFooter, CardHeader } from '@evenkeel/ui/card'
import { useId } from 'react'
import type { EmbedState } from './embed-store.ts'
import { Signature } from './signature.tsx'

interface ConnectCardProps {
  readonly title: string
  readonly state: EmbedState
  readonly onConnect: () => void
}

const lineOf = ({ status, problem }: EmbedState) =>
  status === 'connecting'
    ? 'Waiting for the window that just opened.'
    : (problem ?? 'Sign in to Evenkeel to see your own figures here.')

/** Before the employee agreed, and after the agreement ended: one line and 'Connect'. */
export function ConnectCard({ title, state, onConnect }: ConnectCardProps) {
  const titleId = useId()
  return (
    <Card labelledBy={titleId}>
      <CardHeader title={title} titleId={titleId} />
      <CardBody>
        <output className="mb-4 block text-body text-text-muted">{lineOf(state)}</output>
        <Button variant="primary" onClick={onConnect}>
          {state.status === 'connecting' ? 'Show the window' : 'Connect'}
        </Button>
      </CardBody>
      <CardFooter secondary={<Signature />} />
    </Card>
  )
}
