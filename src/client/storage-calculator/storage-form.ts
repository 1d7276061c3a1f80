import { readableBytes, storageNeeds, type Workload } from '../../base/storage-needs'

/** Installs the storage calculator, once for each rendering of the page. */
export function installStorageForm(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('form[data-storage-form]')
  const status = form?.querySelector<HTMLElement>('[role="status"]')
  if (!form || !status || form.noValidate) return
  // the result reports invalid input, so suppress the browser's own messages
  form.noValidate = true
  const show = () => {
    status.textContent = resultOf(form)
  }
  form.addEventListener('input', show)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
  })
  show()
}

function resultOf(form: HTMLFormElement): string {
  const inputs = [...form.querySelectorAll('input')]
  for (const input of inputs) input.removeAttribute('aria-invalid')
  const wrong = inputs.filter((input) => !input.validity.valid)
  for (const input of wrong) input.setAttribute('aria-invalid', 'true')
  if (wrong.length > 0) return 'Enter a number of 0 or more in each field.'
  // one input for each key, which src/markdown/components/storage-calculator.ts draws
  const workload = Object.fromEntries(inputs.map((input) => [input.name, input.valueAsNumber]))
  const needs = storageNeeds(workload as unknown as Workload)
  return (
    `${readableBytes(needs.disk)} of disk space: ${readableBytes(needs.data)} of data ` +
    `(${needs.bytesPerRow.toLocaleString('en-US')} bytes per row), ${readableBytes(needs.walReserve)} for the WAL, ` +
    `${readableBytes(needs.partitionCopy)} for a copy of a partition, and 20% free`
  )
}
