import { Card, CardBody, type CardProps } from '@evenkeel/ui/card'
import type { ReactNode } from 'react'
import { type LoadedProps, QueryView } from './query-view.tsx'

interface QueryCardProps<T> extends Omit<CardProps, 'children'>, Omit<LoadedProps<T>, 'failedIn'> {
  readonly footer?: ReactNode
}

/** A card of what is read from the server, with its title in every state. */
export function QueryCard<T>({ footer, ...props }: QueryCardProps<T>) {
  return (
    <Card {...props}>
      <CardBody>
        <QueryView {...props} />
      </CardBody>
      {footer}
    </Card>
  )
}
