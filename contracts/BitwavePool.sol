// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";

/// @title BitwavePool: holds what members have pledged and what the pool has earned.
/// @notice Who owns what is reckoned by the ledger, not here. This contract only sees to two things:
///         every coin that is paid in leaves exactly one money event, and nothing is paid out twice.
///
///         Money events, one for each arrival: `Received` for a plain payment of BTCW, `Pledged` for a
///         pledge of BTCW, and the token's own `Transfer` to this contract for BTCWT.
///         `PledgedToken` only says which order a `Transfer` was for: it is not money.
contract BitwavePool is AccessControl, Pausable, ReentrancyGuard {
    using SafeERC20 for IERC20;

    /// @notice May pay out. Held by the paying wallet of the service.
    bytes32 public constant PAYER_ROLE = keccak256("PAYER_ROLE");

    IERC20 private immutable _token;
    mapping(bytes32 id => bool) private _paid;

    /// @notice BTCW came in without an order.
    event Received(address indexed from, uint256 amount);

    /// @notice BTCW came in for an order.
    event Pledged(bytes32 indexed order, address indexed from, uint256 amount);

    /// @notice The token's `Transfer` in the same transaction was for this order.
    event PledgedToken(bytes32 indexed order, address indexed from, uint256 amount);

    /// @notice BTCW was paid out.
    event Paid(bytes32 indexed id, address indexed to, uint256 amount);

    /// @notice BTCWT was paid out.
    event PaidToken(bytes32 indexed id, address indexed to, uint256 amount);

    /// @notice A payment of nothing.
    error ZeroAmount();

    /// @notice Nobody, or the pool itself, cannot be paid.
    error InvalidReceiver(address receiver);

    /// @notice This payout has been made before, in BTCW or in BTCWT.
    error AlreadyPaid(bytes32 id);

    /// @param admin may pause and may give and take roles
    /// @param payer may pay out
    /// @param token_ BTCWT
    constructor(address admin, address payer, IERC20 token_) {
        _token = token_;
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(PAYER_ROLE, payer);
    }

    /// @notice Takes a plain payment, from any wallet or contract, also while paused: revenue, a deposit.
    receive() external payable {
        if (msg.value == 0) revert ZeroAmount();
        emit Received(msg.sender, msg.value);
    }

    /// @notice Pledges the BTCW sent along for an order.
    /// @param order the order's reference, as the service gave it
    function pledge(bytes32 order) external payable whenNotPaused {
        if (msg.value == 0) revert ZeroAmount();
        emit Pledged(order, msg.sender, msg.value);
    }

    /// @notice Pledges BTCWT for an order, from an allowance given to this contract.
    /// @param order the order's reference, as the service gave it
    /// @param amount in base units
    function pledgeToken(bytes32 order, uint256 amount) external whenNotPaused nonReentrant {
        if (amount == 0) revert ZeroAmount();
        emit PledgedToken(order, msg.sender, amount);
        _token.safeTransferFrom(msg.sender, address(this), amount);
    }

    /// @notice Pays BTCW, once for each id whatever happens outside.
    /// @param id names the payout; shared by `payout` and `payoutToken`
    /// @param to who is paid
    /// @param amount in base units
    function payout(bytes32 id, address to, uint256 amount)
        external
        onlyRole(PAYER_ROLE)
        whenNotPaused
        nonReentrant
    {
        _markPaid(id, to, amount);
        emit Paid(id, to, amount);
        Address.sendValue(payable(to), amount);
    }

    /// @notice Pays BTCWT, once for each id whatever happens outside.
    /// @param id names the payout; shared by `payout` and `payoutToken`
    /// @param to who is paid
    /// @param amount in base units
    function payoutToken(bytes32 id, address to, uint256 amount)
        external
        onlyRole(PAYER_ROLE)
        whenNotPaused
        nonReentrant
    {
        _markPaid(id, to, amount);
        emit PaidToken(id, to, amount);
        _token.safeTransfer(to, amount);
    }

    /// @notice Stops pledges and payouts. Plain payments still come in.
    function pause() external onlyRole(DEFAULT_ADMIN_ROLE) {
        _pause();
    }

    /// @notice Lets pledges and payouts go on.
    function unpause() external onlyRole(DEFAULT_ADMIN_ROLE) {
        _unpause();
    }

    /// @notice Whether this payout has been made.
    function paid(bytes32 id) external view returns (bool) {
        return _paid[id];
    }

    /// @notice BTCWT, the one token this pool holds.
    function token() external view returns (IERC20) {
        return _token;
    }

    /// @dev Before anything is sent, so that a receiver that calls back finds it paid.
    function _markPaid(bytes32 id, address to, uint256 amount) private {
        if (amount == 0) revert ZeroAmount();
        if (to == address(0) || to == address(this)) revert InvalidReceiver(to);
        if (_paid[id]) revert AlreadyPaid(id);
        _paid[id] = true;
    }
}
