import { taskFields } from '@evenkeel/api-client/contract/forms/staff'
import { type Task, TaskStatus } from '@evenkeel/api-client/contract/staff-notes'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Badge } from '@evenkeel/ui/badge'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardSection } from '@evenkeel/ui/card'
import { DateText } from '@evenkeel/ui/date-text'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Form, SubmitButton } from '@evenkeel/ui/form'
import { useForm } from '../shared/use-form.ts'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/staff.generated.ts'
import { Reached } from './reached.tsx'

const looks = {
  [TaskStatus.OPEN]: { name: words.taskOpen, tone: 'accent' },
  [TaskStatus.DONE]: { name: words.taskDone, tone: 'positive' },
  [TaskStatus.CANCELED]: { name: words.taskCanceled, tone: 'neutral' },
} as const satisfies Record<TaskStatus, object>

/** A status as written in a path. */
const inPath = { [TaskStatus.OPEN]: '0', [TaskStatus.DONE]: '1', [TaskStatus.CANCELED]: '2' } as const

/** The actions on a task by its status. */
const steps: Readonly<Record<TaskStatus, readonly (readonly [TaskStatus, () => string])[]>> = {
  [TaskStatus.OPEN]: [
    [TaskStatus.DONE, words.markDone],
    [TaskStatus.CANCELED, words.cancelTask],
  ],
  [TaskStatus.DONE]: [[TaskStatus.OPEN, words.reopenTask]],
  [TaskStatus.CANCELED]: [[TaskStatus.OPEN, words.reopenTask]],
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
      `${task.title}: ${looks[status].name().toLowerCase()}`,
    )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="text-body font-medium break-words text-text" dir="auto">
          {task.title}
        </p>
        <p className="mt-0.5 flex items-center gap-2 text-label font-normal text-text-muted">
          <Badge tone={looks[task.status].tone}>{looks[task.status].name()}</Badge>
          {task.dueDate !== null && (
            <span>{words.dueOn.parts({ date: <DateText key="date" value={task.dueDate} /> })}</span>
          )}
        </p>
      </div>
      <div className="flex gap-2">
        {steps[task.status].map(([status, step]) => (
          <Button
            key={status}
            size="compact"
            busy={change.isBusy}
            aria-label={words.taskStep({ step: step(), title: task.title })}
            onClick={() => void set(status)}
          >
            {step()}
          </Button>
        ))}
      </div>
    </li>
  )
}

function AddTask({ userId }: EmployeeProps) {
  const add = useChange('addStaffTask')
  const { frame, Field, isBusy, reset } = useForm({
    form: taskFields,
    name: words.addTask(),
    defaults: { title: '', dueDate: null },
    submit: ({ title, dueDate = null }) =>
      add.run({ params: { userId: String(userId) }, body: { title: title.trim(), dueDate } }),
    onDone: () => reset(),
    done: words.added(),
  })
  return (
    <Form {...frame} label={words.addTask()}>
      <div className="grid gap-4 @min-[560px]:grid-cols-[1fr_200px]">
        <Field name="title" />
        <Field name="dueDate" optional />
      </div>
      <SubmitButton busy={isBusy}>{words.add()}</SubmitButton>
    </Form>
  )
}

/** Sorts open tasks first, each group in the order in which they were added. */
const inOrder = (tasks: readonly Task[]) => tasks.toSorted((one, other) => one.status - other.status)

/** The tasks for an employee: close, reopen and add. */
export function EmployeeTasks({ userId }: EmployeeProps) {
  const query = useQuery('staffTasks', { params: { userId: String(userId) } })
  return (
    <Card title={words.toDo()}>
      <CardBody>
        <Reached userId={userId} query={query} label={words.loadingTasks()} lines={4} failedTitle={words.tasksFailed()}>
          {(tasks) =>
            tasks.length === 0 ? (
              <EmptyState title={words.noTasks()}>{words.noTasksText()}</EmptyState>
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
