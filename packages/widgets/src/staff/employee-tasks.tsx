import { type Task, TaskStatus } from '@evenkeel/api-client/contract/staff-notes'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { parseDate } from '@evenkeel/engine'
import { Badge } from '@evenkeel/ui/badge'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardHeader, CardSection } from '@evenkeel/ui/card'
import { DateText } from '@evenkeel/ui/date-text'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Form } from '@evenkeel/ui/form'
import { Input } from '@evenkeel/ui/input'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { TextInput } from '@evenkeel/ui/text-input'
import { useId, useState } from 'react'
import { failureOf, noFailure } from '../shared/form-failure.ts'
import { useToday } from '../shared/today.tsx'
import { useReportedChange } from '../shared/use-reported-change.ts'
import { Reached } from './reached.tsx'

const looks = {
  [TaskStatus.OPEN]: { name: 'Open', tone: 'accent' },
  [TaskStatus.DONE]: { name: 'Done', tone: 'positive' },
  [TaskStatus.CANCELLED]: { name: 'Canceled', tone: 'neutral' },
} as const satisfies Record<TaskStatus, object>

/** A status as it stands in a path. */
const inPath = { [TaskStatus.OPEN]: '0', [TaskStatus.DONE]: '1', [TaskStatus.CANCELLED]: '2' } as const

/** What can be done with a task as it stands. */
const steps: Readonly<Record<TaskStatus, readonly (readonly [TaskStatus, string])[]>> = {
  [TaskStatus.OPEN]: [
    [TaskStatus.DONE, 'Done'],
    [TaskStatus.CANCELLED, 'Cancel'],
  ],
  [TaskStatus.DONE]: [[TaskStatus.OPEN, 'Reopen']],
  [TaskStatus.CANCELLED]: [[TaskStatus.OPEN, 'Reopen']],
}

interface EmployeeProps {
  readonly userId: number
}

function TaskRow({ task, userId }: EmployeeProps & { readonly task: Task }) {
  const change = useChange('setStaffTaskStatus')
  const report = useReportedChange()
  const set = (status: TaskStatus) =>
    report(
      change.run({ params: { userId: String(userId), taskId: String(task.taskId), status: inPath[status] }, body: {} }),
      `${task.title}: ${looks[status].name.toLowerCase()}`,
    )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="text-body font-medium break-words text-text" dir="auto">
          {task.title}
        </p>
        <p className="mt-0.5 flex items-center gap-2 text-label font-normal text-text-muted">
          <Badge tone={looks[task.status].tone}>{looks[task.status].name}</Badge>
          {task.dueDate !== null && (
            <span>
              Due <DateText value={task.dueDate} />
            </span>
          )}
        </p>
      </div>
      <div className="flex gap-2">
        {steps[task.status].map(([status, words]) => (
          <Button
            key={status}
            size="compact"
            busy={change.isBusy}
            aria-label={`${words}: ${task.title}`}
            onClick={() => void set(status)}
          >
            {words}
          </Button>
        ))}
      </div>
    </li>
  )
}

function AddTask({ userId }: EmployeeProps) {
  const add = useChange('addStaffTask')
  const report = useReportedChange()
  const today = useToday()
  const [title, setTitle] = useState('')
  const [due, setDue] = useState('')
  const [failure, setFailure] = useState(noFailure)
  const [added, setAdded] = useState(0)
  const submit = async () => {
    setFailure(noFailure)
    try {
      const dueDate = due === '' ? null : parseDate(due, { asOf: today }).date
      const saved = await add.run({ params: { userId: String(userId) }, body: { title: title.trim(), dueDate } })
      setTitle('')
      setDue('')
      setAdded((count) => count + 1)
      await report(Promise.resolve(saved), 'Task added')
    } catch (reason) {
      setFailure(failureOf(reason))
    }
  }
  return (
    // After each task a form that nobody has tried to submit.
    <Form key={added} label="Add a task" onSubmit={() => void submit()} busy={add.isBusy} {...failure}>
      <div className="grid gap-4 @min-[560px]:grid-cols-[1fr_200px]">
        <TextInput name="title" label="What is to be done" required maxLength={200} value={title} onChange={setTitle} />
        <Input type="date" name="dueDate" label="Due" optional value={due} onChange={setDue} />
      </div>
      <div>
        <Button type="submit" variant="primary" busy={add.isBusy}>
          Add task
        </Button>
      </div>
    </Form>
  )
}

/** Open ones first, as they were added. */
const inOrder = (tasks: readonly Task[]) => tasks.toSorted((one, other) => one.status - other.status)

/** What is to be done for an employee: to close, to reopen and to add to. */
export function EmployeeTasks({ userId }: EmployeeProps) {
  const titleId = useId()
  const query = useQuery('staffTasks', { params: { userId: String(userId) } })
  return (
    <Card labelledBy={titleId}>
      <CardHeader title="To be done" titleId={titleId} />
      <CardBody>
        <Reached
          userId={userId}
          query={query}
          label="Loading tasks"
          skeleton={<SkeletonText lines={4} />}
          failedTitle="The tasks did not load"
        >
          {(tasks) =>
            tasks.length === 0 ? (
              <EmptyState title="No tasks yet">What you have to do for this employee stands here.</EmptyState>
            ) : (
              <ul className="divide-y divide-hairline">
                {inOrder(tasks).map((task) => (
                  <TaskRow key={task.taskId} task={task} userId={userId} />
                ))}
              </ul>
            )
          }
        </Reached>
      </CardBody>
      {query.data !== undefined && (
        <CardSection>
          <AddTask userId={userId} />
        </CardSection>
      )}
    </Card>
  )
}
