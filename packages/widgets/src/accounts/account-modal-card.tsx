import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardFooter, CardHeader } from '@evenkeel/ui/card'
import { type ReactNode, useId } from 'react'
import { useStage } from '../shared/stage.tsx'
import { AddAccountButton } from './add-account-button.tsx'
import * as words from '../words/account-card.generated.ts'

interface AccountModalCardProps {
  /** The quiet words at the right of the footer. */
  readonly signature: ReactNode
}

/** The way to the form of an account on another page: a new one, or one that is there. */
export function AccountModalCard({ signature }: AccountModalCardProps) {
  const titleId = useId()
  const stage = useStage()
  return (
    <Card labelledBy={titleId} fill>
      <CardHeader title={words.addOrChange()} titleId={titleId} action={<AddAccountButton />} />
      <CardBody>
        <p className="text-body text-text-muted @max-[360px]:hidden">{words.addOrChangeText()}</p>
      </CardBody>
      <CardFooter secondary={signature}>
        <Button variant="text" size="flush" onClick={() => void stage?.open('accounts', null)}>
          {words.changeAccount()}
        </Button>
      </CardFooter>
    </Card>
  )
}
