/** Room with the height of rows that are not drawn. */
export const Spacer = ({ height }: { height: number }) =>
  height > 0 ? (
    <tbody aria-hidden="true">
      <tr style={{ height }} />
    </tbody>
  ) : null;
