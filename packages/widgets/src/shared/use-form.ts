import { formControls } from '@evenkeel/ui/form-controls'
import { createUseForm } from '@evenkeel/ui/use-form'
import { withSaving } from './saved-form.ts'

/** The fields of a form alone, for a calculator: it has no call, so it needs no provider around it. */
export const useFields = createUseForm(formControls)

/**
 * One form, from its schema to 'Undo': the fields of `defineForm`, what is wrong with them, the call, its refusals on their fields, and
 * the toast.
 *
 * @example
 * const { frame, Field } = useForm({ form: budgetFields, defaults, submit: (body) => save.run({ body }), done: 'The budget is saved' })
 * return <Form {...frame}><Field name="targetBudget" /></Form>
 */
export const useForm = withSaving(useFields)
