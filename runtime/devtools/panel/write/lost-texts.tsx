// Texts of articles that were typed and never saved, where no editor shows them: their file is gone, or another page is
// open. They can be copied, and forgotten.

import { type ReactNode, useState } from 'react'
import { keepSetting } from '../../setting.ts'
import { CopyButton } from '../copy-button.tsx'
import { keepTyped, typedAt, typedPlaces } from '../typed-fields.ts'
import { useSetting } from '../use-setting.ts'

/** What stands for the content folder: another site may have been served at this address. */
export const writtenFolder = keepSetting<string>('write-folder', '')

/** The texts of this site; nothing if there are none. */
export function LostTexts(): ReactNode {
  const [folder] = useSetting(writtenFolder)
  const [, setForgotten] = useState('')
  const places = folder === '' ? [] : typedPlaces(`${folder} `).filter((place) => place.endsWith('.md'))
  return places.map((place) => {
    const text = typedAt<{ text: string }>(place)?.now.text
    const file = place.slice(folder.length + 1)
    if (text === undefined) return null
    return (
      <div className="page-line" key={place}>
        <span>
          What you typed in <code>{file}</code> is not saved, and its file is not open here.
        </span>
        <CopyButton text={text} label={`Copy the text of ${file}`} />
        <button
          type="button"
          className="small-button"
          onClick={() => {
            keepTyped(place)
            setForgotten(place)
          }}
        >
          Forget
        </button>
      </div>
    )
  })
}
