// What somebody is called, wherever that is asked.
interface Props {
  readonly label: string;
  /** How the label is set. */
  readonly labelClass: string;
  readonly value: string;
  readonly onName: (name: string) => void;
}

/** As many characters as the server takes. */
const LONGEST = 40;

/** Without what nobody sees, which the server would refuse; joined emoji stay whole. */
const visible = (name: string): string => name.replaceAll(/(?!\u200d)[\p{Cc}\p{Cf}]/gu, '');

export const NameField = ({ label, labelClass, value, onName }: Props) => (
  <label>
    <span class={labelClass}>{label}</span>
    <input
      class="field"
      name="name"
      autocomplete="nickname"
      maxLength={LONGEST}
      value={value}
      onInput={(event) => onName(visible(event.currentTarget.value))}
    />
  </label>
);
