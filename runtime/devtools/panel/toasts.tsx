// Short messages of the panel. The panel is bundled apart from the site, so that its toasts are not the site's; the
// store and the region are the same code.

import { toast } from 'react-hot-toast/headless'
import { defaultToastMs } from '../../services/toast.ts'

const errorMs = 7000

/** Shows a message. */
export function showToast(title: string): void {
  toast(<strong>{title}</strong>, { duration: defaultToastMs })
}

/** Shows a failure, with a line of explanation. */
export function showFailure(title: string, text?: string): void {
  const message = (
    <>
      <strong>{title}</strong>
      {text}
    </>
  )
  toast.error(message, { duration: errorMs })
}
