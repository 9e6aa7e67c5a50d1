// The dialog that crops a picture around a point. It is loaded when a button asks for it.

import { type ReactNode, useState } from 'react'
import type { AssetRow, FileUses } from '../wire-rows.ts'
import { Uses, usesOf } from './asset-uses.tsx'
import { type CropChoice, type CropPart, findCropPart, isWhole, type PictureSize, ratioNames } from './crop-part.ts'
import { CropStage } from './crop-stage.tsx'
import { cropFile, restoreFile } from './file-calls.ts'
import { doNoticed } from './file-notice.ts'
import { openDialog } from './open-dialog.tsx'
import { basePathOfPage } from './page-place.ts'
import { changesOf } from './show-changes.ts'

/** Asks which part of the picture stays, and stores it in place of the picture. */
export async function askToCrop(asset: AssetRow): Promise<void> {
  const uses = await usesOf(asset)
  if (!uses) return
  const part = await openDialog<CropPart>(`Crop ${asset.name}`, (close) => (
    <CropForm asset={asset} uses={uses} onDone={close} onCancel={() => close()} />
  ))
  if (!part) return
  await doNoticed(`Cropping ${asset.name}…`, async () => {
    const stored = await cropFile(asset, part)
    const undo = async () => {
      await restoreFile(asset, stored.hash)
      return `${asset.name} is as it was.`
    }
    return { text: changesOf(stored), undo }
  })
}

interface FormProps {
  asset: AssetRow
  uses: FileUses
  onDone: (part: CropPart) => void
  onCancel: () => void
}

function CropForm({ asset, uses, onDone, onCancel }: FormProps): ReactNode {
  const [choice, setChoice] = useState<CropChoice>({ ratio: '16:9', focus: { x: 0.5, y: 0.5 }, percent: 100 })
  const [size, setSize] = useState<PictureSize>()
  const [isBroken, setBroken] = useState(false)
  const part = size && findCropPart(size, choice)
  const isPossible = size !== undefined && part !== undefined && !isWhole(size, part)
  return (
    <form
      className="crop"
      onSubmit={(event) => {
        event.preventDefault()
        if (isPossible) onDone(part)
      }}
    >
      <CropStage
        picture={basePathOfPage() + asset.address}
        {...{ size, part, focus: choice.focus, onSize: setSize }}
        onBroken={() => setBroken(true)}
        onFocus={(focus) => setChoice({ ...choice, focus })}
      />
      <CropFields choice={choice} onChange={setChoice} />
      <p role="status" className="quiet">
        {isBroken ? 'This picture cannot be shown.' : sizesOf(size, part)}
      </p>
      <details className="disclosure">
        <summary>Where it is used</summary>
        <Uses uses={uses} />
      </details>
      <div className="form-end">
        <button type="submit" className="button" aria-disabled={!isPossible}>
          Apply
        </button>
        <button type="button" className="small-button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}

function CropFields({ choice, onChange }: { choice: CropChoice; onChange: (choice: CropChoice) => void }): ReactNode {
  return (
    <div className="crop-fields">
      <fieldset className="crop-ratios">
        <legend>Ratio</legend>
        {ratioNames.map((name) => (
          <label key={name} className="check is-small">
            <input
              type="radio"
              name="ratio"
              checked={choice.ratio === name}
              onChange={() => onChange({ ...choice, ratio: name })}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <label className="field">
        <span>Size of the part: {choice.percent} %</span>
        <input
          type="range"
          min={10}
          max={100}
          step={5}
          value={choice.percent}
          onChange={(event) => onChange({ ...choice, percent: event.currentTarget.valueAsNumber })}
        />
      </label>
    </div>
  )
}

function sizesOf(size: PictureSize | undefined, part: CropPart | undefined): string {
  if (!size || !part) return 'Loading…'
  const whole = `${size.width} × ${size.height} pixels`
  if (isWhole(size, part)) return `This is the whole picture, ${whole}. Choose another ratio, or a smaller part.`
  return `${part.width} × ${part.height} of ${whole} stay.`
}
