export interface Option {
  id: number;
  label: string;
}
