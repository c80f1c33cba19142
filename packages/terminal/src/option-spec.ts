/** An option of the command line. Help and parser share this description. */
export interface OptionSpec {
  readonly name: string;
  /** The placeholder of its value in the help; an option without one is a switch. */
  readonly value?: string;
  /** May be given several times. */
  readonly repeat?: true;
  readonly help: string;
}
